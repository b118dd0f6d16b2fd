/** A style module exports the generated class name for each class in it. */
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A font file exports its built URL, the same as in style sheets. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
