# The page's own tests. Where Node, its packages or Chromium are not to be had, ctest calls them skipped.
foreach(part unit bundle browser)
  add_test(NAME studio_web.${part} COMMAND ${CMAKE_SOURCE_DIR}/studio/web/scripts/check.sh ${part})
  set_tests_properties(studio_web.${part} PROPERTIES LABELS studio_web SKIP_RETURN_CODE 77 TIMEOUT 1200
    ENVIRONMENT "TALUS_PROGRAM=$<TARGET_FILE:talus>")
endforeach()
# Pictures are drawn by software: beside other tests they would be too slow to be timed. A minute: ./test --long.
set_tests_properties(studio_web.browser PROPERTIES RUN_SERIAL TRUE LABELS long)
