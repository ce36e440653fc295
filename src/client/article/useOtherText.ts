import { useEffect, useState } from 'react';
import type { ContentTree } from '../../domain/markdown/tree';
import { preload } from '../navigation/page-loader';

/** The part of a document that stands beside another. */
export interface OtherText {
  title: string;
  content: ContentTree;
}

/** Loads the document of a page. @throws if that fails. */
async function loadText(path: string): Promise<OtherText> {
  const page = await preload(path);
  const { post, doc, page: free } = page?.json?.data ?? {};
  const document = (post ?? doc ?? free) as OtherText | null | undefined;
  if (!document) throw page?.error instanceof Error ? page.error : new Error(path);
  return document;
}

/** The document of another page, or why it could not be loaded; neither while it is loading. */
export function useOtherText(path: string): { text?: OtherText; error?: string } {
  const [result, setResult] = useState<{ path: string; text?: OtherText; error?: string }>({ path });
  useEffect(() => {
    let isCurrent = true;
    void loadText(path)
      .then((text) => ({ text }))
      .catch((error: unknown) => ({ error: String(error) }))
      .then((outcome) => {
        if (isCurrent) setResult({ path, ...outcome });
      });
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return result.path === path ? result : {};
}
