/** Formats a limit in bytes as whole megabytes: '5 MB'. */
export const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
