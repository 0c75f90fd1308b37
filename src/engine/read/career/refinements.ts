/** The rules that correct what the model decided for the entries of a section. */

import { preferLabelledTitles } from './forms/labelled-titles';
import { preferEmployerHeaders } from './headers/employer-headers';
import { preferEmployerLines } from './headers/employer-lines';
import { preferFieldsBesideTitles } from './headers/field-beside-title';
import { preferHeadersOverPosts } from './headers/header-over-posts';
import { preferNoPlaces } from './headers/place-for-employer';
import { preferSectionLayout } from './headers/section-layout';
import { preferStackedHeaders } from './headers/stacked-headers';
import { preferTitlesAboveFields } from './headers/title-above-fields';
import { preferTitlesBesideCompanies } from './headers/title-beside-company';
import { preferTitleLines } from './headers/title-lines';
import type { Pair } from './model/model';
import { preferNamesAfterRemarks } from './names/remark-before-name';
import { preferWholeOverUnits } from './names/units';
import { preferSharedEmployers } from './posts/shared-employer';
import { preferSiblingPosts } from './posts/sibling-posts';
import { preferTitlesBelowDescriptions } from './posts/title-below-description';
import { preferTitlesOfNames } from './posts/titles-of-names';
import { preferTitlesUnderEmployers } from './posts/titles-under-employer';
import type { PreparedScope } from './readings/decide';
import { preferWholeTitles } from './readings/preferred-titles';
import { preferLabelledSentences } from './sentences/labelled-sentence';
import { preferPostsInSentences } from './sentences/posts-in-sentences';

/** In this order: each sees what the ones before it have decided. */
const REFINEMENTS = [
  preferPostsInSentences,
  preferLabelledSentences,
  preferStackedHeaders,
  preferEmployerHeaders,
  preferHeadersOverPosts,
  preferFieldsBesideTitles,
  preferTitlesAboveFields,
  preferTitlesBesideCompanies,
  preferNamesAfterRemarks,
  preferSharedEmployers,
  preferSectionLayout,
  preferEmployerLines,
  preferWholeOverUnits,
  preferSiblingPosts,
  preferTitleLines,
  preferLabelledTitles,
  preferTitlesBelowDescriptions,
  preferTitlesUnderEmployers,
  preferWholeTitles,
  preferTitlesOfNames,
  preferNoPlaces,
];

/**
 * The pairs of title and employer of each entry after all corrections.
 * @param prepared the section with its entries
 * @param pairs the pairs of each entry as the model weighs them, the likeliest first
 */
export const refinedPairs = (
  prepared: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): readonly (readonly Pair[])[] => REFINEMENTS.reduce((refined, refine) => refine(prepared, refined), pairs);
