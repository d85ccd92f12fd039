const NAMES = ['.DS_Store', 'Thumbs.db', 'desktop.ini']

/** Whether operating systems and offices put a file of that name into folders by themselves. */
export const isLitter = (name: string): boolean => NAMES.includes(name) || name.startsWith('~$')
