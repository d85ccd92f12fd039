import { Component, type ReactNode } from 'react'
import type { Block } from '../blocks/any-block.ts'

interface BlockBoundaryProps {
  block: Block
  /** Its section, with what the document has inside in the place of its component. */
  asWritten: (html: string) => ReactNode
  children: ReactNode
}

interface BlockBoundaryState {
  of: Block
  fault: { error: unknown } | undefined
}

/** What the document has of a block, until the app has taken it over: then the page may be another one. */
const writtenIn = ({ id }: Block): string | undefined =>
  document.documentElement.dataset.app !== 'ready'
    ? document.getElementById(id)?.innerHTML
    : undefined

/**
 * Keeps a block as the document has it where its component fails as the app takes the page over: that costs
 * the visitor what moves in it, and nothing of the page. Any later failure is the page's.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { of: this.props.block, fault: undefined }
  private written: string | undefined

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } }
  }

  static getDerivedStateFromProps({ block }: BlockBoundaryProps, { of }: BlockBoundaryState) {
    return block === of ? null : { of: block, fault: undefined }
  }

  override render() {
    const { of, fault } = this.state
    if (!fault) return this.props.children
    this.written ??= writtenIn(of)
    if (this.written === undefined) throw fault.error
    return this.props.asWritten(this.written)
  }
}
