import './src/styles/global.css';

export { onPreRenderHTML, onRenderBody } from './src/runtime/server';
