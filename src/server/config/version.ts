/** As in package.json, put here by the build; a server that was not built is 'development'. */
export const VERSION: string = process.env.QUARTERDECK_VERSION ?? 'development';
