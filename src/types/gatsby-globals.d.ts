/** Path the site is published under, without the closing slash; replaced by Gatsby at build time. */
declare const __PATH_PREFIX__: string;
