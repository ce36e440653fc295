import type { GatsbyNode } from 'gatsby';
import { resolveContent } from '../nodes/content-resolver';
import { typeDefs } from '../nodes/type-defs';
import { resolveFeedHtml } from '../outputs/feed-text';
import { portraitField } from '../pictures/portraits';

const TEXT_FIELDS = {
  content: { resolve: resolveContent('whole') },
  excerpt: { resolve: resolveContent('excerpt') },
};

/** Declares the site's GraphQL types; none of their fields are inferred from data. */
export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({
  actions,
}) => {
  actions.createTypes(typeDefs);
};

/** Adds fields that are computed on request: the compiled text, its excerpt, and pictures in several sizes. */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = ({ createResolvers: add }) => {
  (add as (resolvers: object) => void)({
    BlogPost: { ...TEXT_FIELDS, feedHtml: { resolve: resolveFeedHtml } },
    Doc: TEXT_FIELDS,
    SitePageContent: TEXT_FIELDS,
    Author: { portrait: portraitField },
    Friend: { portrait: portraitField },
  });
};
