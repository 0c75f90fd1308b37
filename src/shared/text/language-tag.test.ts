import { describe, expect, it } from 'vitest';
import { languageTag } from './language-tag';

describe('languageTag', () => {
  it.each([
    ['en', 'She leads the finance team of a shipping company and reports to the board.'],
    ['de', 'Sie leitet den Einkauf einer Reederei und berichtet an den Vorstand.'],
    ['fr', 'Elle dirige les achats d’une compagnie maritime et siège au conseil avec le fondateur.'],
    ['es', 'Dirige la compra de una naviera y trabaja con el consejo en los planes del grupo.'],
    ['pt', 'Lidera as compras de uma empresa de navegação e trabalha com o conselho na estratégia.'],
    ['it', 'Guida gli acquisti della compagnia e lavora con il consiglio per la strategia del gruppo.'],
    ['nl', 'Zij leidt de inkoop van een rederij en werkt met het bestuur aan de plannen voor groei.'],
    ['vi', 'Bà dẫn dắt bộ phận mua hàng của một công ty vận tải và làm việc với hội đồng.'],
    ['pl', 'Kieruje zakupami w firmie żeglugowej oraz pracuje z zarządem nad strategią dla grupy.'],
    ['ru', 'Руководит закупками судоходной компании и работает с советом директоров.'],
    ['uk', 'Керує закупівлями судноплавної компанії і працює з радою.'],
    ['ja', '海運会社の調達を率い、取締役会と働く。'],
    ['zh', '领导航运公司的采购工作。'],
    ['ko', '해운 회사의 구매를 이끕니다.'],
    ['ar', 'تقود المشتريات في شركة شحن'],
    ['he', 'מובילה את הרכש בחברת ספנות'],
    ['be', 'Кіруе закупкамі суднаходнай кампаніі і працуе з саветам дырэктараў.'],
    ['fa', 'مدیریت خرید در یک شرکت کشتیرانی و گزارش به هیئت مدیره'],
  ])('detects %s', (tag, text) => {
    expect(languageTag(text)).toBe(tag);
  });

  it.each([
    ['Bulgarian', 'Ръководи покупките на корабна компания и работи със съвета на директорите.'],
    ['Serbian', 'Руководи набавком бродарске компаније и сарађује са управним одбором.'],
  ])('does not take %s for Russian', (_language, text) => {
    expect(languageTag(text)).toBeUndefined();
  });

  it('does not guess from a name, a figure or nothing', () => {
    for (const text of ['', '2019', 'Mara Lindqvist', 'COO, Tanager Health']) {
      expect(languageTag(text)).toBeUndefined();
    }
  });

  it('is not misled by a company name in another script', () => {
    expect(languageTag('She led the launch of 海運 in the region and the team of the plant.')).toBe('en');
  });
});
