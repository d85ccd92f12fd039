export interface ReadAnswer {
  repository: {
    id: string
    ref: { target: { oid: string } & Record<string, GithubFile> } | null
  }
}

export type GithubFile = {
  object: { text?: string | null; isBinary?: boolean; isTruncated?: boolean } | null
} | null

/** The file at each place of the list of paths: `path0`, `file0`. */
const filesFor = (paths: readonly string[]) => ({
  variables: paths.map((_, index) => `, $path${index}: String!`).join(''),
  files: paths
    .map(
      (_, index) =>
        `file${index}: file(path: $path${index}) { object { ... on Blob { text isBinary isTruncated } } }`,
    )
    .join('\n'),
})

/** Asks for the newest commit of a branch and the texts of files in it: `file0`, `file1` … in the order of their paths. */
export const readQuery = (paths: readonly string[]): string => {
  const { variables, files } = filesFor(paths)
  return `query ($owner: String!, $name: String!, $branch: String!${variables}) {
  repository(owner: $owner, name: $name) {
    id
    ref(qualifiedName: $branch) { target { oid ... on Commit { ${files} } } }
  }
}`
}

export interface CommitAnswer {
  repository: { object: Record<string, GithubFile> | null }
}

/** The same at a commit, whichever branch has it. */
export const commitQuery = (paths: readonly string[]): string => {
  const { variables, files } = filesFor(paths)
  return `query ($owner: String!, $name: String!, $commit: GitObjectID!${variables}) {
  repository(owner: $owner, name: $name) {
    object(oid: $commit) { ... on Commit { ${files} } }
  }
}`
}

export interface FindAnswer {
  repository: {
    ref: {
      target: { oid: string }
      associatedPullRequests: { nodes: { url: string; state: string }[] }
    } | null
  }
}

export const FIND_BRANCH = `query ($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $branch) {
      target { oid }
      associatedPullRequests(first: 1) { nodes { url state } }
    }
  }
}`

export const CREATE_BRANCH = `mutation ($input: CreateRefInput!) {
  createRef(input: $input) { ref { name } }
}`

export const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`

export const OPEN_REQUEST = `mutation ($input: CreatePullRequestInput!) {
  createPullRequest(input: $input) { pullRequest { url } }
}`

export interface RequestAnswer {
  createPullRequest: { pullRequest: { url: string } }
}
