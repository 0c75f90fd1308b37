/** The version in package.json, set by the build; 'development' in a server that was not built. */
export const VERSION: string = process.env.QUARTERDECK_VERSION ?? 'development';
