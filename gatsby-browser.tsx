import './src/styles/global.css';

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
} from './src/runtime/browser';
