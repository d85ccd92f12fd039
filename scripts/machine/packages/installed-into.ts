/** Packages of a project lie below it in this folder; Yarn that has none unpacks some into a folder of its own. */
const OF_PACKAGES = /[\\/](?:\.yarn[\\/]unplugged|node_modules)[\\/]/

/** The folder of the project into which a package is installed, or the package's own. */
export const installedInto = (folder: string): string => folder.split(OF_PACKAGES)[0] ?? folder

/** What is to be deleted before all packages are installed anew: the folder that has them, as its owner knows it. */
export const packagesFolder = (folder: string): string =>
  OF_PACKAGES.exec(folder)?.[0].slice(1, -1).replace('\\', '/') ?? 'node_modules'
