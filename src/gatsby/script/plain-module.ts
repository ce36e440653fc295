import { transform } from 'sucrase';
import type { PlainModule } from '../../domain/markdown/context';
import { JSX_MARK } from '../../domain/markdown/module-parts';

/** Makes plain JavaScript of a module that documents import. A type in `.ts` may look like an element elsewhere. */
export const plainModule: PlainModule = ({ file, text }) =>
  transform(text, {
    transforms: [file.endsWith('.ts') ? 'typescript' : 'jsx'],
    jsxPragma: JSX_MARK,
    jsxFragmentPragma: JSX_MARK,
    production: true,
    disableESTransforms: true,
    filePath: file,
  }).code;
