/** Vite imports the file as text. */
declare module '*.typ?raw' {
  const source: string;
  export default source;
}
