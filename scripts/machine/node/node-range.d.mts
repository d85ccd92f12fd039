export declare const isInRange: (version: string, range: string) => boolean
