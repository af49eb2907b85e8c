public class Main {
    static class Room implements Comparable<Room> {
        final String name;
        final int floor;
        int guests;
        Room(String n, int f) { name = n; floor = f; }
        public int compareTo(Room o) { return name.compareTo(o.name); }
    }

    static void swap(Room a, Room b) {
        Room first = a, second = b;
        if (first.guests > second.guests) {
            first = b;
            second = a;
        }
        synchronized (first) {
            synchronized (second) { // DEADLOCK!
                int t = a.guests;
                a.guests = b.guests;
                b.guests = t;
            }
        }
    }

    public static void main(String[] args) {
        Room x = new Room("x", 1), y = new Room("y", 2);
        x.guests = 2;
        new Thread(() -> swap(x, y)).start(); // DEADLOCK
        new Thread(() -> swap(y, x)).start(); // DEADLOCK
    }
}
