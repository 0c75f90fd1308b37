/** A Typst template, which Vite imports as text. */
declare module '*.typ?raw' {
  const source: string;
  export default source;
}
