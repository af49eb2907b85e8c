// Numbers that differ do not tell objects apart: put in twice, moved, or the numbers overlap.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    static class Cell {
        int a, b, c, d;
    }

    static final List<Cell> twice = new ArrayList<>();
    static final List<Cell> moved = new ArrayList<>();
    static final List<Cell> fine = new ArrayList<>();
    static final List<Cell> one = new ArrayList<>();

    static void work(int id) {
        for (int i = id; i < 40; i += 4) {
            twice.get(i).a++; // RACE! a
            moved.get(i).b++; // RACE! b
            fine.get(i / 2).c++; // RACE! c
            one.get(i).d++; // RACE! d
        }
        Collections.swap(moved, id, id + 1); // RACE
    }

    public static void main(String[] args) {
        for (int i = 0; i < 40; i++) {
            Cell c = new Cell();
            twice.add(c);
            twice.add(c);
        }
        for (int i = 0; i < 40; i++)
            moved.add(new Cell());
        for (int i = 0; i < 40; i++)
            fine.add(new Cell());
        Cell shared = new Cell();
        for (int i = 0; i < 40; i++)
            one.add(shared);
        for (int t = 0; t < 4; t++) {
            int id = t;
            new Thread(() -> work(id)).start();
        }
    }
}
