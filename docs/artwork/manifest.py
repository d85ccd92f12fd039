"""python3 manifest.py MEDIA_FOLDER ALT_TEXTS MANIFEST: lists every file with its size and its words."""
import json
import os
import re
import subprocess
import sys


def size_of(path):
    """Width and height in pixels; of a vector file those of its viewBox."""
    if path.endswith(".svg"):
        with open(path, encoding="utf-8") as file:
            return [round(float(n)) for n in re.search(r'viewBox="([^"]+)"', file.read())[1].split()[2:]]
    answer = subprocess.run(["ffprobe", "-v", "error", "-select_streams", "v:0", "-show_entries", "stream=width,height",
                             "-of", "csv=p=0", path], check=True, capture_output=True, text=True).stdout
    return [int(n) for n in answer.strip().strip(",").split(",")[:2]]


def main():
    folder, words, target = sys.argv[1:]
    with open(words, encoding="utf-8") as file:
        texts = json.load(file)
    found = set(os.listdir(folder))
    if found != set(texts):
        sys.exit(f"without words: {sorted(found - set(texts))}; without file: {sorted(set(texts) - found)}")
    manifest = {}
    for name, alt in texts.items():
        path = os.path.join(folder, name)
        width, height = size_of(path)
        manifest[name] = {"width": width, "height": height, "bytes": os.path.getsize(path), "alt": alt}
    with open(target, "w", encoding="utf-8") as file:
        json.dump(manifest, file, ensure_ascii=False, indent=2)
        file.write("\n")


main()
