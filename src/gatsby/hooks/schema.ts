import type { GatsbyNode } from 'gatsby';
import { resolveContent } from '../nodes/content-resolver';
import { typeDefs } from '../nodes/type-defs';
import { resolveFeedHtml } from '../outputs/feed-resolver';

const CONTENT_TYPES = ['BlogPost', 'Doc', 'SitePageContent'];

/** Declares the site's types; nothing about them is inferred from data. */
export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({
  actions,
}) => {
  actions.createTypes(typeDefs);
};

/** Adds the fields that are computed when they are asked for: the compiled text and its excerpt. */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = ({ createResolvers: add }) => {
  for (const type of CONTENT_TYPES) {
    (add as (resolvers: object) => void)({
      [type]: {
        content: {
          type: 'JSON!',
          description: 'The compiled text as a content tree (see src/domain/markdown/tree.ts)',
          resolve: resolveContent('whole'),
        },
        excerpt: {
          type: 'JSON!',
          description: 'The content tree above the truncate marker; the whole one without a marker',
          resolve: resolveContent('excerpt'),
        },
      },
    });
  }
  (add as (resolvers: object) => void)({ BlogPost: { feedHtml: { resolve: resolveFeedHtml } } });
};
