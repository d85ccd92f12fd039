/** Packages of a project lie below it in this folder; Yarn that has none unpacks some into a folder of its own. */
const OF_PACKAGES = /[\\/](?:\.yarn[\\/]unplugged|node_modules)[\\/]/

/** The folder of the project into which a package is installed, or the package's own. */
export const installedInto = (folder: string): string => folder.split(OF_PACKAGES)[0] ?? folder
