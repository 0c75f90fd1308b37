/** Vite gives the text of a file. */
declare module '*.typ?raw' {
  const source: string;
  export default source;
}
