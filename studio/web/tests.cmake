# The page's own tests. Where Node, its packages or Chromium are not to be had, ctest calls them skipped.
foreach(part unit bundle browser speed)
  add_test(NAME studio_web.${part} COMMAND ${CMAKE_SOURCE_DIR}/studio/web/scripts/check.sh ${part})
  set_tests_properties(studio_web.${part} PROPERTIES LABELS studio_web SKIP_RETURN_CODE 77 TIMEOUT 3600
    ENVIRONMENT "TALUS_PROGRAM=$<TARGET_FILE:talus>")
endforeach()
# Pictures are drawn by software, on two cores; nothing there depends on how long that takes.
set_tests_properties(studio_web.browser PROPERTIES PROCESSORS 2)
# What is timed must be alone: ./test --long.
set_tests_properties(studio_web.speed PROPERTIES RUN_SERIAL TRUE LABELS long)
