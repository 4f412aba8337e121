/** A strip of court along the top of the footer. */
export function FooterDibujo({ className }: { className?: string | undefined }) {
  return (
    <img
      className={className}
      src="/dibujos/pie.svg"
      alt=""
      width={1620}
      height={216}
      loading="lazy"
      decoding="async"
    />
  );
}
