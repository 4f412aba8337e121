/** Moves `Date` by so many milliseconds. Self-contained: browsers are given its text. */
export function moverReloj(desfaseMs: number): void {
  const RealDate = Date;
  const now = (): number => RealDate.now() + desfaseMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  RealDate.prototype.constructor = Date;
}
