import './src/styles/global.css';

export { onClientEntry, onInitialClientRender, shouldUpdateScroll } from './src/runtime/browser';
