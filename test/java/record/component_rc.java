// A record is immutable, the array in it is not.
class Main {
    record Pair(int[] left, int right) {
    }
    public static void main(String[] args) {
        Pair p = new Pair(new int[1], 2);
        new Thread(() -> p.left()[0] = 1).start(); // RACE!
        System.out.println(p.left()[0]); // RACE!
    }
}
