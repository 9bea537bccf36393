/** A component that is drawn again only when one of its props has changed. It must read no signals while it draws. */
import { Component, type ComponentChild } from 'preact';

export function memo<P extends object>(draw: (props: Readonly<P>) => ComponentChild) {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now: Readonly<P> = this.props;
      const names = Object.keys(next) as (keyof P)[];
      return names.length !== Object.keys(now).length || names.some((name) => next[name] !== now[name]);
    }
    override render(props: Readonly<P>): ComponentChild {
      return draw(props);
    }
  };
}
