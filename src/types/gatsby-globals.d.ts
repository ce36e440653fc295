/** Path the site is published under, without trailing slash; Gatsby replaces it at build time. */
declare const __PATH_PREFIX__: string;
