import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** A new key renders the children again after a failure. */
  resetKey?: string
  fallback: ReactNode
  onError?: () => void
  children: ReactNode
}

/** Shows the fallback when a child fails to render. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey)
      this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
