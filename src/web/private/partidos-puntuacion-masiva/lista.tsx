import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import type { Liga } from '#contract/ligas.ts';
import type { PartidoFila } from '#contract/partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { CuentaRaros } from '#web/club/casillas/raros.tsx';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { Button } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import { useReturn } from '#web/ui/desk/return-to.ts';
import { useShortcuts } from '#web/ui/desk/use-shortcuts.ts';
import { irAlPrimero } from './ir.ts';
import styles from './masiva.module.css';
import { Partido } from './partido.tsx';
import { type Borrador, tieneResultado, tocadosDe } from './puntos.ts';
import { rarosDe } from './raros.ts';
import { useBorrador } from './use-borrador.ts';
import { type AlGuardar, useGuardarPuntos } from './use-guardar-puntos.ts';

type Props = { tipo: TipoLiga; partidos: readonly PartidoFila[]; alGuardar: AlGuardar };

type BarraProps = { hechos: number; total: number; raros: number; guardando: boolean; volver: () => void };

/** The count and the one button that saves, always in sight. */
function Barra({ hechos, total, raros, guardando, volver }: BarraProps) {
  return (
    <div className={desk.bar}>
      <Button type="submit" look="action" busy={guardando} data-guardar aria-keyshortcuts="Control+S">
        Guardar
      </Button>
      <span className={styles.cuenta} role="status">
        {hechos} de {total} con resultado <CuentaRaros n={raros} />
      </span>
      <span className={desk.keys} aria-hidden="true">
        <kbd>Intro</kbd> siguiente partido · <kbd>Ctrl</kbd>+<kbd>S</kbd> guarda
      </span>
      <Button onClick={() => volver()}>Volver</Button>
    </div>
  );
}

/** With a finger, focusing a box would open the keyboard. */
function usePrimerFoco(): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) irAlPrimero();
  }, []);
}

type Pendientes = { partidos: readonly PartidoFila[]; ligas: readonly Liga[] };

/** How many of them are odd. The one that is being typed is not until it is left. */
function useRaros({ partidos, ligas }: Pendientes, borrador: Borrador) {
  const [enfocado, setEnfocado] = useState('');
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setEnfocado(target.closest('[data-partido]')?.id ?? '');
  const raros = rarosDe(tocadosDe(partidos, borrador), ligas);
  return { raros: raros.filter(({ partido: { id } }) => `partido-${id}` !== enfocado).length, onFocus };
}

/** Every pending match of the type, and one save for all. Spec §2, "Bulk scoring". */
export function Lista({ tipo, partidos, alGuardar }: Props) {
  const { data, refetch } = useLigas();
  const ligas = data ?? [];
  const leerLigas = async () => data ?? (await refetch()).data ?? [];
  const uso = useBorrador(tipo, partidos);
  const { guardar, guardando, rechazosDe } = useGuardarPuntos({ partidos, leerLigas }, uso, alGuardar);
  const { raros, onFocus } = useRaros({ partidos, ligas }, uso.borrador);
  const volver = useReturn(rutasPrivadas.partidos());
  useShortcuts({ onSave: guardar, onClose: volver });
  usePrimerFoco();
  const hechos = partidos.filter(({ id }) => tieneResultado(uso.borrador[id])).length;
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    guardar();
  };
  return (
    <form className={styles.lista} onSubmit={enviar} onFocus={onFocus} noValidate>
      {partidos.map((partido) => (
        <Partido
          key={partido.id}
          partido={partido}
          puntos={uso.borrador[partido.id]}
          reglas={ligas.find(({ id }) => id === partido.idLiga)?.reglas}
          rechazos={rechazosDe(partido.id)}
          escribir={uso.escribir}
        />
      ))}
      <Barra hechos={hechos} total={partidos.length} raros={raros} guardando={guardando} volver={volver} />
    </form>
  );
}
