import { type ReactNode, useEffect } from 'react';
import type { Mi } from '#contract/cuentas/mi.ts';
import { rutas } from '#contract/rutas.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { SUAVE } from './apartado.tsx';
import type { Hacer } from './hacer.ts';
import { type EstadoMovil, useMovil } from './movil.ts';

type SinPoder = Exclude<EstadoMovil, 'mirando' | 'si' | 'no'>;

const POR_QUE = {
  sinInstalar: (
    <>
      <strong>En un iPhone o iPad</strong> hay que poner antes tu página en la pantalla de inicio: pulsa
      Compartir, «Añadir a pantalla de inicio», y ábrela desde su icono. Allí podrás activar los avisos.
    </>
  ),
  noSabe: 'Este navegador no sabe recibir avisos: prueba con otro, o quédate con los del correo.',
  bloqueado: (
    <>
      <strong>Los avisos de esta web están bloqueados aquí.</strong> Para recibirlos, abre los ajustes del
      sitio (el icono que hay junto a la dirección; en un iPhone, Ajustes, Notificaciones), permite las
      notificaciones y vuelve a cargar la página.
    </>
  ),
} satisfies Record<SinPoder, ReactNode>;

const esOrdenador = (): boolean => !matchMedia('(pointer: coarse)').matches;

/** Added to the home screen, an icon opens this page and not the cover: what the manifest says then. */
function usePaginaDeInicio(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const antes = link?.getAttribute('href');
    if (!link || !antes) return;
    link.href = rutas.manifiestoDeMiPagina();
    return () => {
      link.href = antes;
    };
  }, []);
}

type AvisosMovilProps = { token: string; mi: Mi; hacer: Hacer };

/** Whether they are told on this very phone, and why they cannot be. Drawn in the browser alone. */
export default function AvisosMovil({ token, mi, hacer }: AvisosMovilProps) {
  const { estado, ocupado, poner, quitarTodos } = useMovil(token, mi, hacer);
  usePaginaDeInicio();
  if (estado === 'mirando') return null;
  const otros = mi.moviles.length - (estado === 'si' ? 1 : 0);
  const aqui = esOrdenador() ? 'este ordenador' : 'este móvil';
  return (
    <>
      <h3 className="border-hairline border-t pt-3 text-l">Avisos en {aqui}</h3>
      {estado === 'si' || estado === 'no' ? (
        <CheckField
          label={`Quiero que el club me avise en ${aqui}`}
          hint={
            mi.seAvisa
              ? 'Sale una notificación aunque la web no esté abierta, con lo mismo y a las mismas horas que el correo.'
              : 'Ahora el club no avisa a nadie. Si empieza, saldrá aquí una notificación aunque la web no esté abierta.'
          }
          checked={estado === 'si'}
          disabled={ocupado}
          onChange={({ currentTarget: { checked } }) => void poner(checked)}
        />
      ) : (
        <p role="status">{POR_QUE[estado]}</p>
      )}
      {otros > 0 ? (
        <>
          <p className={SUAVE}>
            {otros === 1 ? 'También se avisa en otro tuyo.' : `También se avisa en otros ${otros} tuyos.`}
          </p>
          <Button size="s" className="justify-self-start" onClick={quitarTodos}>
            Dejar de avisar en todos
          </Button>
        </>
      ) : null}
    </>
  );
}
