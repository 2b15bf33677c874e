import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** A new one gives the children another try. */
  resetKey: string
  fallback: ReactNode
  children: ReactNode
}

/** Keeps what is around it alive when something in it fails; React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey)
      this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
