type LineasProps = {
  /** What they are, for who does not see them. */
  nombre?: string;
  lineas: readonly { etiqueta: string; valor: string }[];
};

/** Each thing with its name before it; what is to be copied is taken whole with a press. */
export const Lineas = ({ nombre, lineas }: LineasProps) => (
  <dl className="grid gap-2" aria-label={nombre}>
    {lineas.map(({ etiqueta, valor }) => (
      <div key={etiqueta} className="flex flex-wrap gap-x-3">
        <dt className="w-4xs flex-none text-ink-soft">{etiqueta}</dt>
        <dd className="wrap-anywhere select-all font-semibold">{valor}</dd>
      </div>
    ))}
  </dl>
);
