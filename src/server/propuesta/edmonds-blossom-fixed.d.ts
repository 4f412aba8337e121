/** The package ships no types. Mate of each vertex, or -1. */
declare module 'edmonds-blossom-fixed' {
  export default function blossom(edges: [number, number, number][], maxCardinality?: boolean): number[];
}
