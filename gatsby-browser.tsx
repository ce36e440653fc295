import './src/styles/global.css';

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from './src/runtime/browser';
