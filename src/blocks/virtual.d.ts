/** Made by scripts/app/bundle/blocks-plugin.ts from the folders of the blocks. */
declare module 'virtual:gewerk/declarations' {
  import type { BlockDeclaration } from './define-block.ts'
  export const declarations: readonly BlockDeclaration[]
}

declare module 'virtual:gewerk/examples' {
  import type { Examples } from './define-block.ts'
  export const examples: Examples
}

declare module 'virtual:gewerk/components' {
  import type { AnyBlockComponent } from './any-block.ts'
  export const loaders: Readonly<
    Record<string, () => Promise<Readonly<Record<string, AnyBlockComponent>>>>
  >
}

declare module 'virtual:gewerk/styles' {
  export const styles: Readonly<Record<string, string>>
}

declare module 'virtual:gewerk/live-styles' {}
