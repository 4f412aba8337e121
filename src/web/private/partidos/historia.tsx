import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';

/** Letters that the log is searched by. */
const MAX = 100;
const LEER = 'GET /api/private/log/lineas';

/** The last ones; the others are in the log. */
const ULTIMAS = 4;

/** Who changed what of a match between those two, the last first; nothing while nobody has. */
export function Historia({ nombres }: { nombres: string }) {
  const texto = nombres.slice(0, MAX);
  const { data = [] } = useQuery({
    queryKey: ['registro', 'partido', texto],
    enabled: usePuede(LEER),
    queryFn: () => call(LEER, { query: { texto, cambios: 'true', dia: null, usuario: null, asunto: null } }),
  });
  const suyas = data.filter(({ entidad }) => entidad === 'partido');
  if (suyas.length === 0) return null;
  return (
    <Section title="Cambios" wide>
      <ul className="grid gap-1 text-s wrap-anywhere">
        {suyas.slice(0, ULTIMAS).map(({ id, cuando, usuario, texto: dicho }) => (
          <li key={id}>
            <small className="text-ink-soft">
              {fechaCorta(cuando)} · {usuario}
            </small>{' '}
            {dicho.replace(`${nombres}, `, '')}
          </li>
        ))}
      </ul>
      {suyas.length > ULTIMAS ? (
        <Link to={rutasPrivadas.registrosDe(texto)}>Los {suyas.length} en Registros</Link>
      ) : null}
    </Section>
  );
}
