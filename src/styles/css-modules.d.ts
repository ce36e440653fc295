/** Class names of a CSS Module; import as a namespace: `import * as styles from './Thing.module.css'`. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css';
