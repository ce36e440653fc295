type RepositorySettings = Record<'repository' | 'organizationName' | 'projectName', string | null>;

/** Address of the source repository: the configured one, or the one on GitHub; null if neither is known. */
export function repositoryOf({
  repository,
  organizationName,
  projectName,
}: RepositorySettings): string | null {
  if (repository !== null) return repository;
  return organizationName === null || projectName === null
    ? null
    : `https://github.com/${organizationName}/${projectName}`;
}

/** Where readers can report that the search found nothing: a new issue of a repository on GitHub. */
export function issuesOf(settings: RepositorySettings): string | null {
  const repository = repositoryOf(settings)?.replace(/(\.git)?\/?$/, '');
  return repository?.startsWith('https://github.com/') ? `${repository}/issues/new?title={query}` : null;
}
