/** As much of JSON Schema (draft 7) as the content needs, and what yaml-language-server adds to it. */
export interface JsonSchema {
  $schema?: string
  $ref?: string
  definitions?: Record<string, JsonSchema>
  title?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  format?: string
  minLength?: number
  minimum?: number
  maximum?: number
  examples?: unknown[]
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  if?: JsonSchema
  then?: JsonSchema
  /** Explanations of the values in `enum`, in their order. */
  enumDescriptions?: string[]
  /** What is said instead of the program's own words. */
  errorMessage?: string
  defaultSnippets?: { label: string; description?: string; body: unknown }[]
}
