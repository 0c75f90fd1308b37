export const EXTERNAL_PACKAGES: string[];
export const RUNTIME_PACKAGES: string[];
