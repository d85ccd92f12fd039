export declare const explainInstall: (said: string) => string
export declare const installPackages: (root: string) => string | undefined
