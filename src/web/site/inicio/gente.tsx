import { club } from '#club';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { enEuros } from '#domain/euros.ts';
import { ImagenDeHueco } from '#web/club/fotos-de-pagina.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** Who one will meet there. */
export function Gente({ fotos }: { fotos: readonly FotoDeHueco[] }) {
  return (
    <section aria-labelledby="gente" className="grid overflow-clip rounded-l bg-azul-pale lg:grid-cols-2">
      <div className="relative aspect-5/2 overflow-hidden **:absolute **:inset-0 **:size-full **:object-cover **:object-bottom lg:aspect-2/1 print:hidden">
        <ImagenDeHueco hueco="inicio" fotos={fotos} sizes="(min-width: 62rem) 38rem, 92vw" />
      </div>
      <div className="grid content-center justify-items-start gap-3 p-4 md:p-8">
        <h2 id="gente">La gente del club</h2>
        <p className="md:text-l md:leading-normal">
          {club.enBlanco
            ? 'Quién lleva el club, y cómo entrar en él.'
            : 'Familias que vienen andando, veteranos que no perdonan una dejada y monitores que se saben el nombre de todos.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/club-unete-a-nosotros">
            Hacerse socio{club.cuota > 0 ? `, ${enEuros(club.cuota)} al año` : ''}
          </ButtonLink>
          <ButtonLink to="/club-nuestro-equipo">Nuestro equipo</ButtonLink>
        </div>
      </div>
    </section>
  );
}
