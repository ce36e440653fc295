import type { CreateDevServerArgs, GatsbyNode } from 'gatsby';
import { serveOnDemandFiles, type DevelopmentServer } from '../outputs/on-demand-files';
import { projectWithContent } from './state';

/** In development, makes files that are rarely needed when they are requested. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = ({
  app,
}: CreateDevServerArgs) => {
  serveOnDemandFiles(app as DevelopmentServer, projectWithContent);
};
