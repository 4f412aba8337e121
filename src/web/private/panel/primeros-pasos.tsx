import { useQuery } from '@tanstack/react-query';
import type { Arranque } from '#contract/club/arranque.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';

const EMPEZAR = { accion: 'Empezar con mi club', paso: 2 };

function queFalta({ muestra, inventado, dicho, vacio }: Arranque) {
  if (inventado)
    return {
      ...EMPEZAR,
      titulo: 'Estás mirando un club inventado',
      texto: 'Toca lo que quieras. Cuando lo tengas visto, lo quitas de una vez y pones el tuyo.',
    };
  if (!dicho)
    return {
      ...EMPEZAR,
      titulo: 'Falta decir de quién es esta web',
      texto: 'Te lo preguntamos en unos pocos pasos.',
    };
  if (vacio)
    return {
      titulo: 'Todavía no hay ligas ni jugadores',
      texto: 'Créalos, o tráelos de las hojas de cálculo que ya tengas.',
      accion: 'Ver por dónde seguir',
      paso: 5,
    };
  if (!muestra) return null;
  return {
    titulo: 'Está puesta la temporada de muestra',
    texto: 'Nadie de ella existe, y también se ve en la web.',
    accion: 'Quitarla',
    paso: 5,
  };
}

/** While the club is made up, empty, or nobody has said whose it is: where one begins. docs/reglas/arranque.md */
export function PrimerosPasos() {
  const { data } = useQuery({
    queryKey: ['arranque'],
    queryFn: () => call('GET /api/private/club/arranque', {}),
  });
  const que = data && queFalta(data);
  if (!que) return null;
  const { titulo, texto, accion, paso } = que;
  return (
    <div className={cx(fields.notice, 'mb-4')}>
      <p className="flex-1">
        <strong>{titulo}.</strong> <span className="max-md:hidden">{texto}</span>
      </p>
      <ButtonLink size="s" to={rutasPrivadas.paso(paso)}>
        {accion}
      </ButtonLink>
    </div>
  );
}
