// A field that is not final changes after the object was published.
class Main {
    int limit;
    Main(int n) {
        limit = n;
    }
    static Main shared;
    public static void main(String[] args) {
        Main m = new Main(3);
        shared = m;
        new Thread(() -> System.out.println(shared.limit)).start(); // RACE!
        m.limit = 4; // RACE!
    }
}
