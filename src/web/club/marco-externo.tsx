import { ButtonLink } from '#web/ui/button.tsx';

type MarcoProps = {
  /** Its place in the page, and the value of `?ver=` that opens it. */
  id: string;
  titulo: string;
  src: string;
};

/** Something of another site, open. */
export const Marco = ({ id, titulo, src }: MarcoProps) => (
  <iframe
    id={id}
    className="surface aspect-16/9 h-auto w-full scroll-mt-bar overflow-clip bg-surface-sunk"
    title={titulo}
    src={src}
    width={640}
    height={360}
    loading="lazy"
    allow="fullscreen; picture-in-picture; encrypted-media"
    referrerPolicy="strict-origin-when-cross-origin"
  />
);

type MarcoExternoProps = MarcoProps & {
  visible: boolean;
  boton: string;
  /** What the visitor's browser will do. */
  aviso: string;
};

/**
 * Something of another site (a map), which is not asked for anything until the visitor wants it. The button loads the
 * page again: only that document's policy lets the other site in, and it works without scripts.
 */
export function MarcoExterno({ visible, boton, aviso, ...marco }: MarcoExternoProps) {
  if (visible) return <Marco {...marco} />;
  return (
    <div
      id={marco.id}
      className="grid surface scroll-mt-bar content-center justify-items-start gap-3 px-6 py-4 text-s print:hidden"
    >
      <p>{aviso}</p>
      <ButtonLink to={`?ver=${marco.id}#${marco.id}`} reloadDocument>
        {boton}
      </ButtonLink>
    </div>
  );
}
