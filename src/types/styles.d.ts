/** A style module gives the built class name for each name written in it. */
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A font file gives the address of its built copy, the same that style sheets get. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
